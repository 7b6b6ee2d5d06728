/** Network servers by the name that the service has for their formats: proper names, the same in every language. */
export const sourceNames: ReadonlyMap<string, string> = new Map([
  ['things-stack-v3', 'The Things Stack'],
  ['things-stack-v2', 'The Things Stack (v2)'],
  ['packet-broker', 'Packet Broker'],
  ['chirpstack-v4', 'ChirpStack'],
  ['chirpstack-v3', 'ChirpStack (v3)'],
  ['loriot', 'LORIOT'],
  ['live-objects', 'Orange Live Objects'],
  ['thingpark', 'ThingPark'],
  ['helium', 'Helium'],
  ['swisscom', 'Swisscom'],
  ['senml', 'SenML'],
]);
