import { useId, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { useSite } from '../layout/site.ts';

const SIZE = { width: 640, height: 180 };

/** The embedded map of a place, 180 high (spec §9), once `opened`, and a link to it. */
export function PlaceMap({ place, opened }: { place: string; opened: boolean }) {
  const { embed, link } = useMap(place);
  return (
    <div className="stack [--gap:0.25rem]">
      {opened && (
        <iframe
          title={`Map of ${place}`}
          src={embed}
          {...SIZE}
          loading="lazy"
          className="map-frame"
        />
      )}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center self-start text-sm"
      >
        Open {place} in maps
      </a>
    </div>
  );
}

/** A map that requests nothing from its provider before it is opened; without script by the link in it. */
export function MapPanel({ place }: { place: string }) {
  const frame = useId();
  const [opened, setOpened] = useState(false);
  const { embed } = useMap(place);
  return (
    <details
      className="group card p-0"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center gap-3 px-5 py-3 font-semibold">
        <Icon name="place" className="text-action size-5" />
        <span className="grow">Show on the map</span>
        <Icon name="next" className="size-5 rotate-90 group-open:-rotate-90" />
      </summary>
      <div className="px-5 pb-4">
        <noscript>
          <a href={embed} target={frame} className="btn btn-secondary mb-3">
            Load the map
          </a>
          <iframe title={`Map of ${place}`} name={frame} {...SIZE} className="map-frame" />
        </noscript>
        <PlaceMap place={place} opened={opened} />
      </div>
    </details>
  );
}

function useMap(place: string) {
  const { mapEmbedUrl, mapLinkUrl } = useSite();
  const query = encodeURIComponent(place);
  return {
    embed: mapEmbedUrl.replace('{query}', query),
    link: mapLinkUrl.replace('{query}', query),
  };
}
