import { Icon } from '../layout/icon.tsx';

/** Regions with adverts (spec §2: the last five are launching soon). */
const zones = [
  { name: 'Lagos', soon: false },
  { name: 'Ibadan', soon: false },
  { name: 'Abuja', soon: false },
  { name: 'Port Harcourt', soon: true },
  { name: 'Ghana', soon: true },
  { name: 'Kenya', soon: true },
  { name: 'Uganda', soon: true },
  { name: 'South Africa', soon: true },
];

export function OperationZones() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {zones.map(({ name, soon }) => (
        <li key={name} className="card flex flex-col items-start gap-2 p-4">
          <span className="flex items-center gap-2 font-semibold">
            <Icon name="place" className={soon ? 'text-ink-soft size-5' : 'text-action size-5'} />
            {name}
          </span>
          <span className={soon ? 'tag' : 'tag tag-verified'}>
            {soon ? 'Launching soon' : 'Live now'}
          </span>
        </li>
      ))}
    </ul>
  );
}
