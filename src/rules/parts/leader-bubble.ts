/** How far a leader's Leadership reaches unless something says otherwise, inches. @rule MORD-LD-1 */
export const USUAL_BUBBLE = 6;
