import { Avatar, Box, Link } from '@mui/material';

/** Addresses of the API's own image store; images from anywhere else are not loaded. */
const STORED_IMAGE = /^\/uploads\/[\w-]+\/640\.webp(\?[\w=&-]+)?$/;

/** The image at a signed address, which is valid for a few hours; the first letter of the name without one. */
export const Thumbnail = ({ path, name }: { path: string | null; name: string }) => (
  <Avatar
    variant="rounded"
    alt=""
    aria-hidden
    {...(path && STORED_IMAGE.test(path) && { src: path.replace('640.webp', '320.webp') })}
    slotProps={{ img: { loading: 'lazy' } }}
    sx={{ width: 44, height: 44, bgcolor: 'primary.light', color: 'primary.dark', fontWeight: 700 }}
  >
    {name.charAt(0).toUpperCase()}
  </Avatar>
);

/** The submitted image, linked to its full size; nothing if it is not from the image store. */
export function Picture({ path, name }: { path: string; name: string }) {
  if (!STORED_IMAGE.test(path)) return null;
  return (
    <Link href={path} target="_blank" rel="noopener" aria-label={`Open the image of ${name}`}>
      <Box
        component="img"
        src={path}
        alt={`Sent with ${name}`}
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
