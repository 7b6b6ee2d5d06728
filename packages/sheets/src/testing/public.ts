export { type PhotoOptions, photoOf } from './photo.ts';
