/**
 * How the site's long texts are written: plain data, so that a writer needs no markup. In any sentence
 * `[words](address)` is a link and `{siteName}`, `{supportEmail}`, `{supportPhone}`, `{supportTel}` and
 * `{supportChat}` stand for the settings of this site.
 */
export type Block = string | { list: readonly string[] } | { steps: readonly string[] };

/** A headed part of a text, reached as `#id`. */
export interface Section {
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A question and its answer. */
export interface Question {
  question: string;
  answer: readonly Block[];
}

/** Every sentence of a block, in order. */
export const sentencesOf = (block: Block): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.steps;
};
