/** The address of a picture that needs no network: a green slope. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 8 4%27%3E%3Cpath d=%27M0 4h8V0z%27 fill=%27green%27/%3E%3C/svg%3E';
