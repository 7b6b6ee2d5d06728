import { type AlertTemplateKind, alertTemplate, alertTemplateKinds, type ClimateZone } from '@skep/domain';
import type Type from 'typebox';
import { type DefaultRuleBody, ruleFieldsToWire } from './rule-answer.ts';

/** Keys that old clients translate (reference 6.9); of what they do not know they show the key. */
const names: Record<AlertTemplateKind, string> = {
  theft: 'Hive_stability_and_theft',
  sensor_defect: 'Temperature_sensor_defect',
  battery: 'Battery_low',
  harvest: 'Honey_harvest',
  hive_temperature: 'Hive_temperature',
  brood_temperature: 'Brood_temperature',
  silence: 'No_measurements',
  swarm: 'Swarm',
  food: 'Food_supply_low',
  robbing: 'Robbing',
  moved: 'Moved',
  swarm_warmth: 'Swarm_temperature',
  queenless: 'Queenless',
  swarm_sound: 'Swarm_sound',
};

const since = new Date('2026-11-23T00:00:00Z');

/** @param zone where most of the person's apiaries are */
export function defaultRulesToWire(zone: ClimateZone): Type.Static<typeof DefaultRuleBody>[] {
  return alertTemplateKinds.map((kind, index) => ({
    ...ruleFieldsToWire({
      ...alertTemplate(kind, zone),
      id: index + 1,
      name: names[kind],
      description: `${names[kind]}_description`,
      isActive: true,
      byEmail: true,
      includesShared: false,
      createdAt: since,
      updatedAt: since,
    }),
    default_rule: 1,
  }));
}
