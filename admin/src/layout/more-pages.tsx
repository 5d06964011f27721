import { useState } from 'react';
import { Box, ButtonBase, Menu, MenuItem } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPath } from '../paths.ts';
import { item, QueueLength, type Destination } from './navigation-item.tsx';

export function MorePages({ pages }: { pages: readonly Destination[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={{ flex: 1, display: { xs: 'flex', md: 'none' } }}>
      <ButtonBase
        sx={item}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={20} />
        More
        <QueueLength of={pages} />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {pages.map(({ label, icon: Icon, ...page }) => (
          <MenuItem
            key={page.to}
            component={Link}
            to={`${dashboardPath}/${page.to}`}
            onClick={close}
            sx={{ minHeight: 48, gap: 1.5 }}
          >
            <Icon size={20} />
            {label}
            <QueueLength of={[page]} />
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}
