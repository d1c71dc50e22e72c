/** Loads with the first token, because most calls carry none. */
export { createLocalJWKSet, importJWK, importPKCS8, jwtVerify, SignJWT } from "jose";
