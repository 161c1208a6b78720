import {
  type Alert,
  type CSSVariablesResolver,
  createTheme,
  type DrawerHeader,
  defaultVariantColorsResolver,
  type Menu,
  type Modal,
  type ModalHeader,
  type Notification,
  rem,
  type VariantColorsResolver,
} from '@mantine/core';
import { keepFocusOnPage } from './frame/resting-focus.ts';

/** Props of a component, without an import of its code: the first view uses few components. */
type PropsOf<Component extends { extend: (props: never) => unknown }> = Parameters<Component['extend']>[0];

const SIZES = { fact: rem(12), row: rem(13), text: rem(14), title: rem(18) };

/** Milliseconds. People who ask for reduced motion get no transitions. */
const BRIEF = { duration: 100 };

/** Destructive buttons get red text and a standard border: a red background in each row would be too loud. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'light' || input.color !== 'red') return colours;
  return {
    ...colours,
    background: 'var(--mantine-color-default)',
    hover: 'var(--mantine-color-default-hover)',
    border: '1px solid var(--mantine-color-default-border)',
    color: 'var(--mantine-color-error)',
  };
};

/**
 * Four text sizes, one accent colour for actions, and the shell's own font. Colour shades have a contrast of at least
 * 4.5.
 */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 8 },
  autoContrast: true,
  variantColorResolver,
  respectReducedMotion: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'var(--font)',
  fontSizes: { xs: SIZES.fact, sm: SIZES.row, md: SIZES.text, lg: SIZES.title, xl: SIZES.title },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.35', xl: '1.35' },
  spacing: { xs: rem(8), sm: rem(10), md: rem(14), lg: rem(18), xl: rem(28) },
  radius: { xs: rem(3), sm: rem(4), md: rem(6), lg: rem(8), xl: rem(16) },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: SIZES.title, lineHeight: '1.35' },
      h2: { fontSize: SIZES.title, lineHeight: '1.35' },
      h3: { fontSize: SIZES.title, lineHeight: '1.35' },
      h4: { fontSize: SIZES.text, lineHeight: '1.45' },
      h5: { fontSize: SIZES.row, lineHeight: '1.45' },
      h6: { fontSize: SIZES.fact, lineHeight: '1.45' },
    },
  },
  components: {
    // Most text colours are too faint on pale backgrounds, so alerts have a border alone.
    Alert: {
      defaultProps: {
        variant: 'outline',
        styles: {
          root: { padding: 'var(--mantine-spacing-xs) var(--mantine-spacing-sm)' },
          title: { color: 'var(--mantine-color-text)' },
          message: { color: 'var(--mantine-color-text)' },
        },
      },
    } satisfies PropsOf<typeof Alert>,
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        onExitTransitionEnd: keepFocusOnPage,
        transitionProps: BRIEF,
        styles: { title: { fontSize: 'var(--mantine-font-size-md)', fontWeight: 600 } },
      },
    } satisfies PropsOf<typeof Modal>,
    // The first item takes the focus itself. A focus placeholder is not allowed in a menu.
    Menu: { defaultProps: { transitionProps: BRIEF, withInitialFocusPlaceholder: false } } satisfies PropsOf<
      typeof Menu
    >,
    Notification: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Dismiss' },
        styles: { description: { color: 'inherit' } },
      },
    } satisfies PropsOf<typeof Notification>,
    // A `header` element would count as a second banner landmark of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } } satisfies PropsOf<typeof ModalHeader>,
    DrawerHeader: { defaultProps: { role: 'presentation' } } satisfies PropsOf<typeof DrawerHeader>,
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    // The library's own shades under the pointer are too dark for their texts.
    '--mantine-color-indigo-light-hover': '#cbd6ff',
    '--mantine-color-red-light-hover': 'var(--mantine-color-red-0)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--line': 'var(--mantine-color-gray-2)',
    '--control': 'var(--mantine-color-gray-6)',
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--line': 'var(--mantine-color-dark-5)',
    '--control': 'var(--mantine-color-dark-2)',
  },
});
