import { useQuery } from '@tanstack/react-query';
import { useInput } from 'react-admin';
import { states } from '#contract/places.ts';
import { useApi } from '../api-client/data-provider.ts';
import { Select } from './select.tsx';

/** The state and the area of a place, as the public forms ask for them; its value is the path of the gazetteer. */
export function AreaInput({ name, label }: { name: string; label: string }) {
  const { field } = useInput<Record<string, string>>({ source: name, defaultValue: '' });
  const path = String(field.value);
  const [state = ''] = path.split('/', 1);
  const api = useApi();
  const { data, isError } = useQuery({
    queryKey: ['places', state],
    queryFn: () => api.areas(state),
    enabled: state !== '',
  });
  const areas = Object.fromEntries(data?.data.map((area) => [area.path, area.name]) ?? []);
  const options = { [state]: 'All of the state', ...areas };
  // Until the areas are there, the chosen one is shown by its path.
  options[path] ??= path;
  const choose = (chosen: string) => field.onChange(chosen || null);
  return (
    <>
      <Select
        label={`${label}: state`}
        value={state}
        onChange={choose}
        options={{ '': 'None', ...states }}
        helperText="None: read from the location"
      />
      <Select
        label={`${label}: area`}
        value={path}
        disabled={state === ''}
        onChange={choose}
        options={options}
        helperText={isError ? 'The areas could not be loaded' : ' '}
      />
    </>
  );
}
