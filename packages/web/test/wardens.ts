/** Fifty cards of two spheres behind three heroes, as RingsDB writes a deck. */
export const WARDENS = `Wardens of the West

Hero (3)
Aragorn (Core Set)
Théodred (Core Set)
Éowyn (Core Set)

Ally (22)
3x Snowbourn Scout (Core Set)
3x Guard of the Citadel (Core Set)
2x Wandering Took (Core Set)
3x Lórien Guide (Core Set)
2x Silverlode Archer (Core Set)
2x Son of Arnor (Core Set)
2x Faramir (Core Set)
2x Northern Tracker (Core Set)
3x Gandalf (Core Set)

Attachment (10)
1x Blade of Gondolin (Core Set)
1x Horn of Gondor (Core Set)
2x Power in the Earth (Core Set)
1x Celebrían's Stone (Core Set)
2x Steward of Gondor (Core Set)
2x The Favor of the Lady (Core Set)
1x Unexpected Courage (Core Set)

Event (18)
2x A Test of Will (Core Set)
1x Dwarven Tomb (Core Set)
2x Ever Vigilant (Core Set)
2x Hasty Stroke (Core Set)
2x Sneak Attack (Core Set)
2x Valiant Sacrifice (Core Set)
2x For Gondor! (Core Set)
2x The Galadhrim's Greeting (Core Set)
3x Stand and Fight (Core Set)
`;
