/** All that is used of jose. It loads with the first token: most calls carry none. */
export { createLocalJWKSet, importJWK, importPKCS8, jwtVerify, SignJWT } from "jose";
