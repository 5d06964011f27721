import { Form, Link } from '@remix-run/react';
import { Icon } from '../layout/icon.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { companyList, type CompanyQuery } from './company-query.ts';
import { asService } from './services.ts';

/** The search box and a row of chips for each filter; box and chips keep each other's choice, without script as well. */
export function CompanySearch({ query: { q, ...chosen } }: { query: CompanyQuery }) {
  const values: Record<string, string | undefined> = chosen;
  return (
    <search className="stack mb-6">
      <Form method="get" action={companyList.path}>
        {Object.entries(values).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchBox
          label="Search companies by name, location or description"
          placeholder="Search companies..."
          value={q ?? ''}
        />
      </Form>
      {Object.entries(companyList.filters).map(([name, { label, all, choices }]) => (
        <nav
          key={name}
          aria-label={label}
          className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0"
        >
          <ul className="flex gap-2">
            {[[undefined, all], ...Object.entries(choices)].map(([value, text]) => (
              <li key={text}>
                <Link
                  to={companyList.address({ q, ...chosen, [name]: value })}
                  className="chip max-sm:px-3.5"
                  aria-current={values[name] === value ? 'true' : undefined}
                >
                  <ServiceIcon value={value} />
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </search>
  );
}

function ServiceIcon({ value }: { value: string | undefined }) {
  const service = asService(value);
  return service && <Icon name={service} className="size-5 max-sm:hidden" />;
}
