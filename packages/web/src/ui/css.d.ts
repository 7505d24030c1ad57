import 'react';

// Custom properties may stand in `style`: geometry and hues that are worked out, never colours of the design.
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
