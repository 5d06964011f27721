/**
 * The words that only one of two company names has: none, the same name. Limited is Ltd, which a listing may leave out;
 * with or without Nigeria it is another entity.
 */
export function differingWords(listed: string, registered: string): string[] {
  const [one, other] = [wordsOf(listed), wordsOf(registered)];
  if (one.join('') === other.join('')) return [];
  const lacking = (words: readonly string[]) => (word: string) => !words.includes(word);
  return [...one.filter(lacking(other)), ...other.filter(lacking(one))];
}

const written: Record<string, string> = { limited: 'ltd', nig: 'nigeria', and: '&' };

function wordsOf(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, '');
  const words = (plain.match(/[\p{L}\p{N}]+|&/gu) ?? []).map((word) => written[word] ?? word);
  return words[words.length - 1] === 'ltd' ? words.slice(0, -1) : words;
}
