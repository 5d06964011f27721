import drawings from '../pictures/scenes.svg';

/** Riders and a van on a Lagos street at dusk: at the right of a wide screen, below the words on a phone. */
export const HeroPicture = () => (
  <svg
    viewBox="0 0 640 200"
    preserveAspectRatio="xMaxYMax slice"
    className="scene hero-picture pointer-events-none absolute right-0 bottom-0 h-28 w-full sm:h-36 lg:h-full lg:w-1/2"
    aria-hidden
  >
    <circle cx="470" cy="52" r="26" className="scene-sun" />
    <use href={`${drawings}#lagos`} width="320" height="180" />
    <use href={`${drawings}#lagos`} x="320" width="320" height="180" />
    <rect y="150" width="640" height="50" className="scene-road" />
    <path d="M0 176H640" className="stroke-on-brand/40" strokeWidth="3" strokeDasharray="26 22" />
    <use href={`${drawings}#van`} x="20" y="-2" width="320" height="180" className="scene-danfo" />
    <use href={`${drawings}#bike`} x="330" y="4" width="320" height="180" />
    <use href={`${drawings}#bike`} x="200" y="44" width="260" height="146" />
  </svg>
);
