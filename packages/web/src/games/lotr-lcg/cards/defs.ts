const ID = 'lotr-lcg-burin';

/** The hatching of all figures. It lies in the page once, however many cards there are. */
const HATCHING = `<defs>
<pattern id="${ID}-light" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 4H13" stroke="#f6ead0" stroke-width="4.2"/></pattern>
<pattern id="${ID}-dark" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 4H13" stroke="#1b2025" stroke-width="4.2"/></pattern>
<linearGradient id="${ID}-fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".34" stop-color="#000"/><stop offset=".9" stop-color="#ddd"/></linearGradient>
<mask id="${ID}-shade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#${ID}-fade)"/></mask>
<radialGradient id="${ID}-halo-light"><stop offset=".45" stop-color="#fff8e4" stop-opacity=".82"/><stop offset="1" stop-color="#fff8e4" stop-opacity="0"/></radialGradient>
<radialGradient id="${ID}-halo-dark"><stop offset=".35" stop-color="#39454e" stop-opacity=".85"/><stop offset="1" stop-color="#39454e" stop-opacity="0"/></radialGradient>
</defs>`;

/** Puts the hatching into the page, if it is not there yet. */
export function layHatching(): void {
  if (document.getElementById(ID) !== null) return;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.id = ID;
  svg.setAttribute('class', 'hidden');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = HATCHING;
  // First, where it makes the page no longer.
  document.body.prepend(svg);
}

export const hatching = (isDark: boolean) => ({
  fill: `url(#${ID}-${isDark ? 'dark' : 'light'})`,
  mask: `url(#${ID}-shade)`,
});

export const halo = (isDark: boolean): string => `url(#${ID}-halo-${isDark ? 'dark' : 'light'})`;
