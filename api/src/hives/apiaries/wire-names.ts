const names: Readonly<Record<string, string>> = {
  color: 'hex_color',
  isRoofed: 'roofed',
  locationType: 'location_type',
  'address.country': 'country_code',
  'address.city': 'city',
  'address.street': 'street',
  'address.number': 'street_no',
  'address.postalCode': 'postal_code',
  'coordinates.latitude': 'lat',
  'coordinates.longitude': 'lon',
  amount: 'hive_amount',
  firstNumber: 'offset',
};

/** What the wire calls a field of an apiary. */
export function apiaryWirePath(path: string): string {
  return names[path] ?? path;
}
