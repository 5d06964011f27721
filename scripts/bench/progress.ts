export type Progress = ReturnType<typeof progressOn>;

/** Says what is going on: on a terminal in one line that is written over, elsewhere at most every five seconds. */
export function progressOn(stream: NodeJS.WriteStream) {
  let last = 0;
  const clear = () => stream.isTTY && stream.write('\r\x1b[2K');
  return {
    now(doing: string) {
      if (stream.isTTY) return void stream.write(`\r\x1b[2K${doing}`.slice(0, stream.columns + 5));
      if (performance.now() - last < 5000) return;
      last = performance.now();
      stream.write(`${doing}\n`);
    },
    done(what: string) {
      clear();
      stream.write(`${what}\n`);
    },
  };
}
