import { Icon } from '../layout/icon.tsx';

/** Regions with adverts (spec §2). */
const zones = [
  'Lagos',
  'Ibadan',
  'Abuja',
  'Port Harcourt',
  'Ghana',
  'Kenya',
  'Uganda',
  'South Africa',
];

/** `live` has the number of companies by place, in words; undefined where it is not known. */
export function OperationZones({ live }: { live: Record<string, string> | undefined }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-4">
      {zones.map((name) => {
        const companies = live?.[name];
        return (
          <li key={name} className="card flex flex-col items-start gap-2 p-4">
            <span className="flex items-center gap-2 font-semibold">
              <Icon
                name="place"
                className={companies ? 'text-action size-5' : 'text-ink-soft size-5'}
              />
              {name}
            </span>
            {live && (
              <span className={companies ? 'tag bg-action-soft text-action' : 'tag'}>
                {companies ?? 'Launching soon'}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
