import { MARK_VIEW_BOX, markOf } from './mark.ts';

export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className="inline-flex items-center gap-2.5 text-[min(1.25rem,5.6vw)] leading-none font-extrabold tracking-tight">
      <svg
        viewBox={MARK_VIEW_BOX}
        className="size-[min(2.25rem,10vw)] shrink-0"
        aria-hidden
        dangerouslySetInnerHTML={{ __html: markOf(name) }}
      />
      <span>
        {first} <span className="text-action">{rest.join(' ')}</span>
      </span>
    </span>
  );
}
