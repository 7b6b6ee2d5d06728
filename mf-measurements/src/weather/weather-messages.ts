import { messageSource } from '@skep/i18n';
import type en from '../../locales/weather/en.json';

/** The texts of weather: they come with the charts. */
export const weatherMessages = messageSource((language) => import(`../../locales/weather/${language}.json`));

export type WeatherMessageId = keyof typeof en;
