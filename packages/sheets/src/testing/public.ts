export { type PhotoWish, photoOf } from './photo.ts';
