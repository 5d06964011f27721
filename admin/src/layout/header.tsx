import type { ReactNode } from 'react';
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material';
import { LogOut, RefreshCw } from 'lucide-react';
import { RefreshIconButton, useGetIdentity } from 'react-admin';
import { brand } from '../messages.ts';
import { Small } from './small.tsx';

export function Header({ search, onLogout }: { search: ReactNode; onLogout: () => void }) {
  const { identity } = useGetIdentity();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      color="default"
      sx={{
        gridColumn: '1 / -1',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Toolbar sx={{ gap: 1, minHeight: { xs: 56, md: 64 }, px: { xs: 2, md: 3 } }}>
        <img src="/favicon.svg" alt="" width="30" height="30" />
        <Typography
          component="p"
          sx={{ fontWeight: 700, display: { xs: 'none', sm: 'block' } }}
          noWrap
        >
          {brand}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            Admin
          </Box>
        </Typography>
        {search}
        <Small noWrap sx={{ display: { xs: 'none', md: 'block' } }}>
          {identity?.fullName}
        </Small>
        <RefreshIconButton icon={<RefreshCw size={20} />} />
        <IconButton onClick={onLogout} aria-label="Logout" sx={{ display: { md: 'none' } }}>
          <LogOut size={20} />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
