/** The beginning of a text on one line, ended at a word. */
export function excerpt(text: string | null | undefined, length = 160): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length).replace(/(?:[\s,;:.–-]+|[\uD800-\uDBFF])$/, '')}…`;
}
