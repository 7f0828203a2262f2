"""Runs a program under the system call filter of a systemd unit, as systemd would have it: run-filtered.py UNIT CMD...

Needs Debian's python3-seccomp and systemd-analyze, which knows what systemd's groups hold; no running systemd.
"""
import errno
import os
import re
import subprocess
import sys

import seccomp


listed = subprocess.run(["systemd-analyze", "syscall-filter"], capture_output=True, text=True, check=True).stdout
groups = {
    name: re.findall(r"^    (@?[\w-]+)$", body, re.MULTILINE)
    for name, body in re.findall(r"^(@[\w-]+)\n((?:    .*\n?)*)", listed, re.MULTILINE)
}


def members(group):
    for name in groups[group]:
        yield from members(name) if name.startswith("@") else [name]


unit = open(sys.argv[1], encoding="utf8").read()
allowed = set()
for line in re.findall(r"^SystemCallFilter=(.*)$", unit, re.MULTILINE):
    names = {one for word in line.lstrip("~").split() for one in (members(word) if word[0] == "@" else [word])}
    allowed = allowed - names if line.startswith("~") else allowed | names
number = re.search(r"^SystemCallErrorNumber=(\w+)$", unit, re.MULTILINE)
action = seccomp.ERRNO(getattr(errno, number[1])) if number else seccomp.KILL_PROCESS
filtered = seccomp.SyscallFilter(defaction=action)
filtered.set_attr(seccomp.Attr.CTL_OPTIMIZE, 2)  # a binary tree, as systemd has it
for name in allowed:
    try:
        filtered.add_rule(seccomp.ALLOW, name)
    except (RuntimeError, ValueError, OSError):
        pass  # a call this machine's libseccomp does not know
filtered.load()
os.execvp(sys.argv[2], sys.argv[2:])
