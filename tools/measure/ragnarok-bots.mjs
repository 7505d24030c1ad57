/** Which bot plays ragnarok better. */
import { bots } from './bots.mjs';

export default bots('ragnarok', 'seats');
