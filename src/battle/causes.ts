/** What puts fighters out of action besides enemies on the table; word keys. */
export const CAUSES = ['monster', 'fall', 'own-side', 'nobody'] as const;
