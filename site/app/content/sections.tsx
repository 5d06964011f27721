import { Inline } from './inline.tsx';
import type { Block, Section } from './text.ts';

interface SectionsProps {
  sections: readonly Section[];
  /** 2 unless these are parts of a part. */
  level?: 2 | 3;
}

/** Headed parts one after the other; stands directly inside `.prose`. */
export function Sections({ sections, level = 2 }: SectionsProps) {
  const Heading = `h${level}` as const;
  return sections.map(({ id, heading, blocks }) => [
    <Heading key={id} id={id}>
      {heading}
    </Heading>,
    <Blocks key={`${id}-text`} blocks={blocks} />,
  ]);
}

/** Paragraphs and lists; stands directly inside `.prose`. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  }
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  return <ol>{items(block.steps)}</ol>;
}

const items = (sentences: readonly string[]) =>
  sentences.map((sentence) => (
    <li key={sentence}>
      <Inline text={sentence} />
    </li>
  ));
