import { Icon } from '../layout/icon.tsx';
import { services, type Service } from './services.ts';

/** What a company delivers with, as small labels. */
export function ServiceTags({ types }: { types: Service[] }) {
  return (
    <ul aria-label="Services" className="flex flex-wrap gap-2">
      {types.map((type) => (
        <li key={type} className="tag">
          <Icon name={type} className="size-4" />
          {services[type].name}
        </li>
      ))}
    </ul>
  );
}
