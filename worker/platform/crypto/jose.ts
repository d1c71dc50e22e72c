/** Import this file dynamically, because most calls have no token. */
export { createLocalJWKSet, importJWK, importPKCS8, jwtVerify, SignJWT } from "jose";
