"""The tables of a process: who is at them, who plays by computer, and what they may use."""
