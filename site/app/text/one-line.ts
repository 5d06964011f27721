/** On one line, without controls and direction marks, in at most `max` characters. */
export const oneLine = (text: string, max: number) =>
  cut(
    text
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .replace(/\p{C}/gu, '')
      .trim(),
    max,
  );

/** The first `max` characters, without cutting a surrogate pair. */
export const cut = (text: string, max: number) => [...text].slice(0, Math.max(0, max)).join('');
