import { climateZones, type Plant as DomainPlant, plantRegions, plants } from '@skep/domain';
import { domainName } from '../domain-name.ts';
import type { ClimateZone, Plant, PlantRegion } from '../generated/graphql.ts';

/** A plant as the gateway names it. */
export const enumOf = (plant: DomainPlant): Plant => plant.toUpperCase() as Uppercase<DomainPlant>;

export const plantOf = (plant: Plant) => domainName(plants, plant);
export const regionOf = (region: PlantRegion) => domainName(plantRegions, region);
export const zoneOf = (zone: ClimateZone) => domainName(climateZones, zone);
