/** Enemies this near to each other are one unit to a spell, inches. @rule PH-CAST */
export const UNIT_SPACING = 2;
