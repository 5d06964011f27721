import { Avatar, Box, Link } from '@mui/material';

interface PictureProps {
  /** The image's address, signed for a few hours, or null when none was sent. */
  path: string | null;
  name: string;
}

const stored = /^\/uploads\/[\w-]+\/640\.webp(\?[\w=&-]+)?$/;

/** The small picture of a row: the image, or the first letter of the name. */
export const Thumbnail = ({ path, name }: PictureProps) => (
  <Avatar
    variant="rounded"
    alt=""
    {...(path && stored.test(path) && { src: path.replace('640.webp', '320.webp') })}
    slotProps={{ img: { loading: 'lazy' } }}
    sx={{ width: 44, height: 44, bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 700 }}
  >
    {name.charAt(0).toUpperCase()}
  </Avatar>
);

/** The image that was sent, opened in full by a press. */
export function Picture({ path, name }: PictureProps) {
  if (!path || !stored.test(path)) return null;
  return (
    <Link href={path} target="_blank" rel="noopener" aria-label={`Open the image of ${name}`}>
      <Box
        component="img"
        src={path}
        alt={`Sent by ${name}`}
        loading="lazy"
        sx={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: 320,
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      />
    </Link>
  );
}
