import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { registerAddress } from './routes/address.ts';
import { registerCompany } from './routes/company.ts';
import { registerDevice } from './routes/device.ts';
import { registerEarthquake } from './routes/earthquake.ts';
import { registerGeography } from './routes/geography.ts';
import { registerHistory } from './routes/history.ts';
import { registerPopulation } from './routes/population.ts';
import { registerSanctions } from './routes/sanctions.ts';
import { registerVehicle } from './routes/vehicle.ts';
import { registerVehicleCatalogue } from './routes/vehicle-catalogue.ts';

const xmlTypes = ['text/xml', 'application/xml', 'application/soap+xml'];

/** The registers of the state and of the sector. They read XML in a scope of their own: other partners read it their way. */
export async function registerRegistries(app: FastifyInstance, world: World): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser(xmlTypes);
    scope.addContentTypeParser(xmlTypes, { parseAs: 'string' }, (_request, body, read) => read(null, body));
    registerPopulation(scope, world);
    registerCompany(scope, world);
    registerVehicle(scope, world);
    registerVehicleCatalogue(scope, world);
    registerHistory(scope, world);
    registerGeography(scope, world);
    registerSanctions(scope, world);
    registerAddress(scope, world);
    registerEarthquake(scope, world);
    registerDevice(scope, world);
    done();
  });
}
