/** A sentence in which `<b>…</b>` is what matters most. */
export const Bold = ({ text }: { readonly text: string }) =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>));
