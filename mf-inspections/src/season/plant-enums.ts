import { climateZones, type Plant as DomainPlant, plantRegions, plants } from '@skep/domain';
import type { ClimateZone, Plant, PlantRegion } from '../generated/graphql.ts';

/** A plant as the gateway names it. */
export const enumOf = (plant: DomainPlant): Plant => plant.toUpperCase() as Uppercase<DomainPlant>;

/** One of a list of the domain, by its name of the gateway. */
const named = <const Name extends string>(names: readonly [Name, ...Name[]], inCapitals: Uppercase<Name>) =>
  names.find((each) => each.toUpperCase() === inCapitals) ?? names[0];

export const plantOf = (plant: Plant) => named(plants, plant);
export const regionOf = (region: PlantRegion) => named(plantRegions, region);
export const zoneOf = (zone: ClimateZone) => named(climateZones, zone);
