import sys; import os
from engine import *
PACK=sys.argv[4] if len(sys.argv)>4 else None
KW={'pack':PACK} if PACK else {}
n=Native(int(sys.argv[2]) if len(sys.argv)>2 else 2, PACK)
n.build(sys.argv[1] if len(sys.argv)>1 else '-O0')
print('odd',n.odd)
games=int(sys.argv[3]) if len(sys.argv)>3 else 3
total=0
for seed in range(games):
    g=new_game(n.state.players.__len__(), seed, listen=False, **KW)
    dice=random.Random(seed)
    g0=new_game(len(n.state.players), seed, listen=False, **KW)
    n.start(g.state)
    # the agenda already settled: compare
    k=0
    first=True
    r=n.lib.settle_now()
    if r<0: print('settle failed', n.lib.error()); break
    while True:
        a=show(g.state); b=n.dump()
        if a!=b:
            i=next(i for i,(x,y) in enumerate(zip(a,b)) if x!=y) if a[:len(b)]!=b[:len(a)] else min(len(a),len(b))
            print('seed',seed,'decision',k,'states differ at',i); print(' py',a[max(0,i-200):i+150]); print(' C ',b[max(0,i-200):i+150]); sys.exit()
        if g.over: break
        po=show(tuple(g.options)); co=n.options()
        if po!=co: print('seed',seed,'decision',k,'options differ'); print(po[:1500]); print(co[:1500]); sys.exit()
        i=dice.randrange(len(g.options))
        opt=g.options[i]
        r=n.lib.take(i)
        if r<0: print('seed',seed,'decision',k,str(opt),'C failed:',n.lib.error().decode(),[a for a,k in n.p.attrs.items() if 'attribute %d '%k in n.lib.error().decode()]); sys.exit()
        g.play(opt); k+=1
    total+=k
print('equal',games,'games',total,'decisions')
