/** Words that break layouts: long ones, and ones from right to left. For stories alone. */
export const longGerman = 'Bienenstockwägevorrichtungsüberprüfungsergebnis';
export const longGreek = 'Ηλεκτροεγκεφαλογραφηματικός έλεγχος μελισσοσμήνους';
export const arabic = 'المنحل بجانب البحيرة الكبيرة';
export const noop = () => undefined;
