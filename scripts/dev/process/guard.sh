# Stops the children of a supervisor that was killed. Each line of standard input lists the running children in the order in
# which to stop them: SIGNAL PID SIGNAL PID … A child leads its own process group. At the end of the input each gets its
# signal, and its group SIGKILL once it has exited or ten seconds later.
trap '' HUP INT TERM
while read -r line; do children=$line; done
set -- $children
while [ $# -gt 1 ]; do
  kill -s "$1" "$2"
  tenths=0
  while [ $tenths -lt 100 ] && kill -0 "$2"; do
    sleep 0.1
    tenths=$((tenths + 1))
  done
  kill -s KILL -- "-$2"
  shift 2
done
