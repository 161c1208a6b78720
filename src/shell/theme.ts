import {
  Alert,
  type CSSVariablesResolver,
  createTheme,
  Modal,
  ModalHeader,
  NavLink,
  Notification,
} from '@mantine/core';
import { keepFocusOnPage } from './frame/resting-focus.ts';

/** The fonts of the system: nothing is loaded from elsewhere. Shades are chosen for contrast of 4.5 and more. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 8 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  headings: { fontWeight: '650' },
  components: {
    // On its own pale ground, most colours are too faint to be read.
    Alert: Alert.extend({ defaultProps: { styles: { title: { color: 'var(--mantine-color-text)' } } } }),
    Modal: Modal.extend({
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        onExitTransitionEnd: keepFocusOnPage,
        styles: { title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 650 } },
      },
    }),
    NavLink: NavLink.extend({ defaultProps: { bdrs: 'md' } }),
    Notification: Notification.extend({ defaultProps: { styles: { description: { color: 'inherit' } } } }),
    // Its `header` element would count as a second banner of the page.
    ModalHeader: ModalHeader.extend({ defaultProps: { role: 'presentation' } }),
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
  },
});
