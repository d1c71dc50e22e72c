/** In sessionStorage. Every page's route tree has this file. */
export const WORKSPACE_KEY = "envol-config-generator";
