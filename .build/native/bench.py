import sys; import os
from engine import *
n=Native(int(sys.argv[2]) if len(sys.argv)>2 else 2); n.build(sys.argv[1])
n.lib.play_many.restype=ctypes.c_int64
g=new_game(len(n.state.players),5,listen=False); n.start(g.state)
n.lib.play_many(300,ctypes.c_uint64(1))
best=9e9
for r in range(5):
    t=time.process_time(); k=n.lib.play_many(1000,ctypes.c_uint64(2+r)); d=time.process_time()-t; best=min(best,d/k*1e6)
print('C us/decision',best,k, n.lib.error() if k<0 else '')
games=[new_game(len(n.state.players),s,listen=False) for s in range(40)]
rates=[]
for b in range(4):
    t=time.process_time(); py=0
    for g in games[b*10:b*10+10]:
        r=random.Random(1)
        while not g.over: g.play(g.options[int(r.random()*len(g.options))]); py+=1
    rates.append((time.process_time()-t)/py*1e6)
print('python',min(rates),'ratio',min(rates)/best)
