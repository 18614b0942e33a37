/// <reference types="vite/client" />

/** The version of package.json and, after a plus sign, which sources the build was made of. */
declare const __APP_VERSION__: string;
