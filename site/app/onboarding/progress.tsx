import { INTRO_SLIDES, type Slide } from './slides.ts';

/** Progress dots of the carousel, with a gap between its two phases. */
export function Progress({ slides, step }: { slides: Slide[]; step: number }) {
  return (
    <p className="flex items-center gap-2">
      <span className="visually-hidden">
        Step {step} of {slides.length}
      </span>
      {slides.map(({ title }, index) => (
        <span
          key={title}
          className={`h-2 rounded-full ${look(index + 1, step)} ${index === INTRO_SLIDES ? 'ml-3' : ''}`}
        />
      ))}
    </p>
  );
}

function look(dot: number, step: number) {
  if (dot === step) return 'bg-action w-7';
  return dot < step ? 'bg-action w-2' : 'bg-line-strong w-2';
}
