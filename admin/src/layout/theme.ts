import type { Theme } from '@mui/material';
import type { MouseEvent, SyntheticEvent } from 'react';
import { defaultTheme, type RaThemeOptions } from 'react-admin';

const typography = {
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Open Sans', sans-serif",
  h1: {
    fontSize: 'clamp(1.375rem, 1.1rem + 1.4vw, 1.625rem)',
    lineHeight: 1.25,
    fontWeight: 700,
    letterSpacing: '-0.015em',
  },
  h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 700 },
  button: { textTransform: 'none' as const, fontWeight: 600 },
  body2: { fontSize: '0.9375rem' },
};

/** At least 44 px for fingers. */
const TOUCH_SCREEN = '@media (pointer: coarse), (max-width: 899px)';
const touch = { [TOUCH_SCREEN]: { minHeight: 44 } };

/** Of an inline link, so that no line moves; those below each other do not take each other's taps. */
const link = { paddingBlock: 3 };

const summary = { cursor: 'pointer', paddingBlock: 10 };

const field = {
  defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true },
} as const;

const components: RaThemeOptions['components'] = {
  ...defaultTheme.components,
  // Material UI's own sign of focus, a shade of grey, is hardly seen on a chip.
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { ...touch, paddingInline: 16 } },
  },
  MuiTextField: field,
  MuiFormControl: field,
  MuiOutlinedInput: { styleOverrides: { root: touch } },
  // A press of more than 200 ms would choose the option that opens under the pointer, though nobody has seen it yet.
  MuiSelect: {
    defaultProps: {
      MenuProps: {
        slotProps: {
          list: { onMouseUpCapture: (event: SyntheticEvent) => event.stopPropagation() },
        },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { [TOUCH_SCREEN]: { minWidth: 44, minHeight: 44 } } },
  },
  MuiLink: { styleOverrides: { root: { [TOUCH_SCREEN]: link } } },
  MuiPaginationItem: { styleOverrides: { root: { [TOUCH_SCREEN]: { minWidth: 36, height: 44 } } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // The second click of a double one would close or confirm what the first has opened.
  MuiDialog: {
    defaultProps: {
      fullWidth: true,
      maxWidth: 'sm',
      onClickCapture: (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  },
  // The whole dialog scrolls where title and buttons would leave it no room, as on an enlarged page.
  MuiDialogContent: { styleOverrides: { root: { '@media (height < 480px)': { flex: 'none' } } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        fontSize: '0.9375rem',
        padding: '12px 16px',
        borderColor: theme.palette.divider,
      }),
      head: { fontWeight: 600, whiteSpace: 'nowrap' },
    },
  },
  // The button that closes a message stays beside it.
  MuiSnackbarContent: { styleOverrides: { root: { flexWrap: 'nowrap' } } },
  MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal' } } },
  MuiTooltip: { defaultProps: { arrow: true } },
  MuiCssBaseline: {
    styleOverrides: {
      // Between the header and the bars of a phone.
      html: {
        scrollPaddingTop: 80,
        '@media (width < 900px)': { scrollPaddingBottom: '30vh' },
        // Above the bars of the undo window and of selected rows, where the whole page scrolls.
        '@media (width < 1200px)': {
          '&:has(.MuiSnackbar-anchorOriginBottomLeft, [aria-label=Selected]:not([hidden]))': {
            scrollPaddingBottom: 'min(340px, 50vh)',
          },
        },
      },
      '@media (forced-colors: active)': {
        ':is([aria-current=page], [aria-pressed=true], li:has([aria-current=true]), .MuiButton-contained)':
          {
            outline: '2px solid',
            outlineOffset: -2,
          },
      },
      summary,
    },
  },
};

const base: RaThemeOptions = { shape: { borderRadius: 10 }, typography, components };

const green = { main: '#0b5d3b', dark: '#07452b', light: '#e2f0e7', contrastText: '#ffffff' };
const paleGreen = { main: '#5fd09b', dark: '#86e0b5', light: '#17352a', contrastText: '#05231a' };

export const lightTheme: RaThemeOptions = {
  ...base,
  palette: {
    mode: 'light',
    primary: green,
    secondary: { main: '#0b5d3b', contrastText: '#ffffff' },
    success: green,
    warning: { main: '#8a5600', light: '#fff3d9', dark: '#744800', contrastText: '#ffffff' },
    error: { main: '#b3261e', light: '#fdeceb', dark: '#8c1d17', contrastText: '#ffffff' },
    text: { primary: '#13211b', secondary: '#4a5a52' },
    divider: '#dfe4da',
    background: { default: '#f4f6f1', paper: '#ffffff' },
  },
};

export const darkTheme: RaThemeOptions = {
  ...base,
  palette: {
    mode: 'dark',
    primary: paleGreen,
    secondary: { main: '#5fd09b', contrastText: '#05231a' },
    success: paleGreen,
    warning: { main: '#f2b23e', light: '#3a2c0d', dark: '#ffd98a', contrastText: '#2a1c00' },
    error: { main: '#ff9d94', light: '#3c1b19', dark: '#ffb9b2', contrastText: '#3a0906' },
    text: { primary: '#eef3ee', secondary: '#aebbb3' },
    divider: '#2d3933',
    background: { default: '#0e1512', paper: '#17201c' },
  },
};
