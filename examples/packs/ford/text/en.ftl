name-ford-n = ford space { $n }
