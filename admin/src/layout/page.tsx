import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Typography } from '@mui/material';
import { brand } from '../messages.ts';
import { Row } from './row.tsx';

interface PageProps {
  title: string;
  /** Above the title, such as a link back. */
  before?: ReactNode;
  actions?: ReactNode;
  /** Beside other content: its heading is small. */
  isPane?: boolean;
  /** Beside a page: the heading of that one comes first. */
  isSecond?: boolean;
  children: ReactNode;
}

/** A page of the panel. Its heading is the window's title and gets the focus, unless the URL has a fragment. */
export function Page(props: PageProps) {
  const { title, before, actions, isPane = false, isSecond = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSecond) return;
    document.title = `${title} · ${brand} Admin`;
    if (!location.hash) heading.current?.focus({ preventScroll: true });
  }, [title, isSecond]);
  return (
    <>
      {before}
      <Row
        sx={{
          gap: isPane ? 0.5 : 1.5,
          mb: isPane ? 1 : 2.5,
          // For a title of two words and a number of four digits.
          ...(isPane && {
            '& .MuiButton-root': { px: 1 },
            '& .MuiButton-startIcon': { display: 'none' },
          }),
        }}
      >
        <Typography
          variant={isSecond ? 'h2' : 'h1'}
          tabIndex={-1}
          ref={heading}
          sx={{
            outline: 'none',
            minWidth: 0,
            mr: 'auto',
            overflowWrap: 'anywhere',
            ...(isPane && { fontSize: { xs: '1.25rem', md: '1.125rem' } }),
          }}
        >
          {title}
        </Typography>
        {actions}
      </Row>
      {children}
    </>
  );
}

/**
 * Moves focus to the heading when the focused element is removed, so keyboard and screen reader users keep their place; not
 * before a dialog that closes, or that `leave` closes, has given the focus back to its button.
 */
export function focusHeading(leave: () => void = () => undefined) {
  flushSync(leave);
  document.querySelector('h1')?.focus({ preventScroll: true });
}
