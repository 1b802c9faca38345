import sys; import os
from engine import *
n=Native(2,None,True)
n.build(sys.argv[1])
print('odd',n.odd)
from gwt.players import GreedyPlayer
from gwt.spec import valuation_weights as vw
G,VAL=n.G,n.VAL
L=n.lib
kind=n.game.kind
name=sys.argv[3] if len(sys.argv)>3 else 'patient'
w=kind.play.weighted_valuation().weights(**vw.read_weights(kind,name))
L.set_perm(1); wv=n.e(w); L.set_weights(ctypes.c_int64(wv)); L.set_worth(ctypes.c_int64(n.fn_v[id(n.worth.obj)])); L.set_perm(0)
D,W,F=4,16,5
pl=GreedyPlayer(weights=name,depth=D,width=W,finer=F)
buf=(ctypes.c_double*2000)()
tc=tp=0; dec=0; bad=0
for seed in range(int(sys.argv[4]) if len(sys.argv)>4 else 0, int(sys.argv[2])):
    g=new_game(2,seed,listen=False)
    known=VAL._known.__wrapped__(w,g.state.board,2,VAL._neutral(g.state))
    L.set_perm(1); kv=n.e(known); L.set_known(ctypes.c_int64(kv)); L.set_perm(0)
    n.hold2.append(known)
    n.start(g.state); L.settle_now()
    while not g.over:
        os_=g.options
        if len(os_)>1:
            t=time.process_time(); ws=pl.worths(g,os_); pt=time.process_time()-t; tp+=pt
            t=time.process_time(); r=L.worths(D,W,F,buf); tc+=time.process_time()-t
            if r<0:
                print('py seconds',pt,len(os_),[str(o) for o in os_][:5])
                m=L.error().decode(); print('failed',seed,dec,m,[a for a,k in n.p.attrs.items() if 'attribute %d '%k in m]); sys.exit()
            cs=list(buf[:r])
            if cs!=list(map(float,ws)):
                bad+=1
                if bad<4: print('differ',seed,dec,[(str(o),a,b) for o,a,b in zip(os_,ws,cs) if a!=b][:3])
            dec+=1
            i=max(range(len(ws)),key=lambda k:ws[k])
        else: i=0
        L.take(i); g.play(os_[i])
print('decisions',dec,'different',bad,'python ms',tp/dec*1e3,'C ms',tc/dec*1e3,'ratio',tp/tc)
