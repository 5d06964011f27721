import { Icon, type IconName } from './icon.tsx';
import drawings from './scenes.svg';

/** A drawing of the trade, which is a view of scenes.svg, with the sign of what the page is about. */
export const RouteScene = ({ icon, scene = 'van-kano' }: { icon: IconName; scene?: string }) => (
  <div className="relative mx-auto w-full max-w-88 pb-8 low:hidden" aria-hidden>
    <img src={`${drawings}#${scene}`} alt="" className="aspect-[4/3] w-full rounded-lg" />
    <span className="bg-surface text-action shadow-float absolute inset-x-0 bottom-0 mx-auto grid size-16 place-items-center rounded-full">
      <Icon name={icon} className="size-8" />
    </span>
  </div>
);
