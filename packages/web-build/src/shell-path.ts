/** Where the shell's own files are served, whatever page is shown. */
export const shellPublicPath = '/assets/';
